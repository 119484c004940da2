// The runtime module of subpaths that contain types only.
export {};
