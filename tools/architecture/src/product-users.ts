import type { Module } from "./module-graph.ts"

/** The file of an import, or `undefined` for a package from outside. */
export type Resolve = (importer: string, specifier: string) => string | undefined

/** Files that are no part of the product: tests, what only tests and stories read, and tools. */
const isAside = (file: string): boolean =>
  /\.(test|stories|usage|spec|conformance|setup)\.tsx?$/.test(file) ||
  /\/(testing|e2e|conformance|\.storybook)\//.test(file) ||
  !/^(domain|application|adapters|ui|apps)\//.test(file)

/** A module of an inner layer that declares something; lists of a package's names declare nothing. */
const isCounted = (file: string): boolean => /^(domain|application)\//.test(file) && !file.endsWith("/index.ts")

/**
 * Modules of the domain and the application without a user in the product: no other file of it imports one of their names,
 * types included, by whatever lists of names. `modules` are read with their types.
 */
export const withoutUsers = (modules: ReadonlyMap<string, Module>, resolve: Resolve): ReadonlyArray<string> => {
  const used = new Set<string>()
  const seen = new Set<string>()
  const use = (file: string, name: string): void => {
    if (seen.has(`${file}#${name}`)) return
    seen.add(`${file}#${name}`)
    used.add(file)
    const { exports = new Map(), passedOn = [] } = modules.get(file) ?? {}
    const origin = exports.get(name)
    const follow = (from: string, nameThere: string) => {
      const target = resolve(file, from)
      if (target !== undefined) use(target, nameThere)
    }
    if (origin !== undefined) follow(origin.from, origin.name)
    if (name === "*") for (const each of exports.keys()) use(file, each)
    if (name === "*" || !exports.has(name))
      for (const from of passedOn) if (name === "*" || offers(resolve(file, from), name)) follow(from, name)
  }
  const offers = (file: string | undefined, name: string): boolean => {
    const { exports, passedOn = [] } = (file === undefined ? undefined : modules.get(file)) ?? {}
    if (file === undefined || exports === undefined) return false
    return exports.has(name) || passedOn.some((from) => offers(resolve(file, from), name))
  }
  for (const [file, { imports }] of modules) {
    if (isAside(file)) continue
    for (const { from, name } of imports) {
      const target = resolve(file, from)
      if (target !== undefined && target !== file) use(target, name)
    }
  }
  return [...modules]
    .filter(([file, { exports }]) => isCounted(file) && !isAside(file) && exports.size > 0 && !used.has(file))
    .map(([file]) => file)
    .toSorted()
}

/** Modules without users that nothing is to use, and names of the list that are used or do not exist, one sentence each. */
export const userProblems = (
  modules: ReadonlyMap<string, Module>,
  resolve: Resolve,
  awaited: Readonly<Record<string, string>>,
): ReadonlyArray<string> => {
  const unused = withoutUsers(modules, resolve)
  return [
    ...unused.filter((file) => awaited[file] === undefined).map((file) => `${file}: nothing in the product uses it`),
    ...Object.keys(awaited).flatMap((file) => {
      if (!modules.has(file)) return [`${file}: awaited.ts names it, and it does not exist`]
      return unused.includes(file) ? [] : [`${file}: awaited.ts names it, and the product uses it`]
    }),
  ]
}
