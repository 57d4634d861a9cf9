/** Bundles the command in a folder. `modules` are those of the files that a start loads, by the names of the files. */
export function bundleCommand(folder: string): Promise<{ readonly modules: ReadonlyMap<string, readonly string[]> }>
