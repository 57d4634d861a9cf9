import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import type { Mutant } from './mutant.ts'
import { type Planted, plant } from './plant.ts'
import type { Sources } from './sources.ts'

const SWITCH = 'src/mutantSwitch.ts'

/** Returns the files of the checkout that git has or would add. */
export function listFiles(root: string): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  return [...new Set(list.split('\0').filter(Boolean))].filter((file) => isFile(join(root, file))).sort()
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/** Returns a hash of files of the checkout. */
export function hashFiles(root: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/**
 * Makes a copy of the checkout in a folder, plants the mutants there and builds the program, which tests start. The number of a mutant
 * is its place in the list. The build of the checkout must be up to date.
 * A complete copy of an earlier process is used as it is.
 */
export function makeCopy(root: string, folder: string, sources: Sources, mutants: readonly Mutant[]): void {
  const complete = join(folder, '.complete')
  if (existsSync(complete)) return
  rmSync(folder, { recursive: true, force: true })
  for (const file of listFiles(root)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    copyFileSync(join(root, file), join(folder, file))
  }
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'))
  const changed = plantAll(folder, sources, mutants)
  copyFileSync(join(root, 'scripts/mutants/switch.ts'), join(folder, SWITCH))
  build(root, folder, [...changed, SWITCH])
  writeFileSync(complete, '')
}

/** Links each package, in a folder of the copy's own: tests keep caches in it. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  const isCache = (name: string): boolean =>
    name === '.cache' || name.startsWith('.vite') || name.startsWith('.experimental')
  for (const name of readdirSync(from)) if (!isCache(name)) symlinkSync(join(from, name), join(to, name))
}

/** Returns the files that it has changed. */
function plantAll(folder: string, sources: Sources, mutants: readonly Mutant[]): string[] {
  const byFile = new Map<string, Planted[]>()
  for (const [id, mutant] of mutants.entries()) {
    const planted = byFile.get(mutant.file)
    if (planted === undefined) byFile.set(mutant.file, [{ id, mutant }])
    else planted.push({ id, mutant })
  }
  for (const [file, planted] of byFile) {
    const source = sources.source(file)
    if (source === undefined) throw new Error(`${file}: must be a source of tsconfig.build.json`)
    const importPath = relative(dirname(file), SWITCH)
    writeFileSync(
      join(folder, file),
      plant(source, planted, importPath.startsWith('.') ? importPath : `./${importPath}`),
    )
  }
  return [...byFile.keys()]
}

/** Builds the program from the build of the checkout and the changed sources. Types are not checked: mutants break them. */
function build(root: string, folder: string, changed: readonly string[]): void {
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true })
  const { config } = ts.readConfigFile(join(root, 'tsconfig.build.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  // A file alone does not say that it is a module, as package.json does for NodeNext.
  const compilerOptions = {
    ...options,
    sourceMap: false,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  for (const file of changed) {
    const text = readFileSync(join(folder, file), 'utf8')
    const { outputText } = ts.transpileModule(text, { fileName: file, compilerOptions })
    writeFileSync(join(folder, 'dist', file.replace(/\.ts$/, '.js')), outputText)
  }
  for (const script of ['scripts/playground/run.mjs', 'scripts/bundle-program.mjs']) {
    execFileSync(process.execPath, [script], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  }
  writeFileSync(join(folder, 'dist/.stamp'), '')
}
