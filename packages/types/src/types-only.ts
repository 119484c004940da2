// What the subpaths that hold only types resolve to at run time.
export {};
