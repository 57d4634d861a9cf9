/**
 * Returns the seconds of processor time that this process and its children that have ended have taken (proc(5)), or undefined where
 * there is no /proc.
 */
export function processorSeconds(): number | undefined
