export function withSources(stack: string, file: string, json: string | undefined): string;
