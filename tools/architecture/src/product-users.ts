import type { Module } from "./module-graph.ts"

/** The file of an import, or `undefined` for a package from outside. */
export type Resolve = (importer: string, specifier: string) => string | undefined

/** Files that only tests and stories read. */
const isForTests = (file: string): boolean =>
  /\.(test|stories|usage|spec|conformance|setup)\.tsx?$/.test(file) ||
  /\/(testing|e2e|conformance|\.storybook)\//.test(file)

const isProduct = (file: string): boolean => /^(domain|application|adapters|ui|apps)\//.test(file) && !isForTests(file)

/** Modules whose users are counted. An adapter may serve a tool instead, which starts a database or writes a page. */
const isCounted = (file: string): boolean =>
  /^(domain|application|adapters)\//.test(file) && !file.endsWith("/index.ts") && !isForTests(file)
const mayServeTools = (file: string): boolean => file.startsWith("adapters/")

/** The files whose names some files import, directly or by lists of names that pass them on. */
const usedBy = (
  isUser: (file: string) => boolean,
  modules: ReadonlyMap<string, Module>,
  resolve: Resolve,
): ReadonlySet<string> => {
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
    if (!isUser(file)) continue
    for (const { from, name } of imports) {
      const target = resolve(file, from)
      if (target !== undefined && target !== file) use(target, name)
    }
  }
  return used
}

/**
 * Modules of the domain, the application and the adapters without a user in the product: no other file of it imports one
 * of their names, types included. `modules` are read with their types.
 */
export const withoutUsers = (modules: ReadonlyMap<string, Module>, resolve: Resolve): ReadonlyArray<string> => {
  const inProduct = usedBy(isProduct, modules, resolve)
  const inTools = usedBy((file) => file.startsWith("tools/") && !isForTests(file), modules, resolve)
  const isUsed = (file: string) => inProduct.has(file) || (mayServeTools(file) && inTools.has(file))
  return [...modules]
    .filter(([file, { exports }]) => isCounted(file) && exports.size > 0 && !isUsed(file))
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
