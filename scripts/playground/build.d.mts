export function buildPlayground(root: string, outdir: string): Promise<Readonly<Record<string, number>>>
