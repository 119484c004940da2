export function makeBundle(root: string, script: string, outfile: string): Promise<{ code: string; map: string }>;
