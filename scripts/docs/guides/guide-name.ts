/** Returns the name of the guide in a file, which stands in URLs: without spaces and what ends a path or breaks a link. */
export function guideName(file: string): string {
  return file.replace(/\.md$/, "").replaceAll(/[\s#?%&"'<>()[\]\\|]+/g, "-");
}
