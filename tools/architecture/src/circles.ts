/** A file's import of another, and whether it takes a value: one of types alone is gone once the program runs. */
export interface FileImport {
  readonly to: string
  readonly carriesValues: boolean
}

/** The imports of each file, by its path. */
export type FileImports = ReadonlyMap<string, ReadonlyArray<FileImport>>

/** The files that a file reaches by its imports and theirs. */
const reachedFrom = (file: string, imports: FileImports): ReadonlySet<string> => {
  const reached = new Set<string>()
  const open = [file]
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const { to } of imports.get(next) ?? []) {
      if (reached.has(to)) continue
      reached.add(to)
      open.push(to)
    }
  return reached
}

/** The shortest way of imports from a file to another, both included; undefined where there is none. */
const wayBetween = (from: string, end: string, imports: FileImports): ReadonlyArray<string> | undefined => {
  const before = new Map<string, string | undefined>([[from, undefined]])
  const queue = [from]
  for (const file of queue) {
    if (file === end) {
      const way = []
      for (let step: string | undefined = end; step !== undefined; step = before.get(step)) way.unshift(step)
      return way
    }
    for (const { to } of imports.get(file) ?? []) {
      if (before.has(to)) continue
      before.set(to, file)
      queue.push(to)
    }
  }
  return undefined
}

/** Removes files that lead nowhere: every file that is left lies on a circle or leads to a circle. */
const withoutEnds = (imports: FileImports): FileImports => {
  let left = new Map(imports)
  for (;;) {
    const kept = new Map<string, ReadonlyArray<FileImport>>()
    for (const [file, all] of left) {
      const within = all.filter(({ to }) => left.has(to))
      if (within.length > 0) kept.set(file, within)
    }
    if (kept.size === left.size) return kept
    left = kept
  }
}

/**
 * The circles of files on which an import carries values, each as the shortest way round from such an import. A circle of types alone is none: nothing
 * waits for another's values.
 */
export const valueCircles = (imports: FileImports): ReadonlyArray<ReadonlyArray<string>> => {
  const left = withoutEnds(imports)
  const told = new Set<string>()
  const circles: Array<ReadonlyArray<string>> = []
  for (const [file, all] of left)
    for (const { to, carriesValues } of all) {
      if (!carriesValues || told.has(file) || !reachedFrom(to, left).has(file)) continue
      const circle = [file, ...(wayBetween(to, file, left) ?? [])]
      for (const one of circle) told.add(one)
      circles.push(circle)
    }
  return circles
}
