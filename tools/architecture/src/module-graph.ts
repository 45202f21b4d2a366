import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { parseSync } from "rolldown/experimental"

type Node = Readonly<Record<string, unknown>>

export interface Module {
  /** Exported name -> where it comes from, when it is passed on. */
  readonly exports: ReadonlyMap<string, { readonly from: string; readonly name: string } | undefined>
  readonly imports: ReadonlyArray<{ readonly from: string; readonly name: string }>
  /** Modules whose every export is passed on. */
  readonly passedOn: ReadonlyArray<string>
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value)
const text = (node: unknown, ...path: ReadonlyArray<string>): string => {
  const text = path.reduce<unknown>((value, key) => (isNode(value) ? value[key] : undefined), node)
  return typeof text === "string" ? text : ""
}
const list = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

/** Names that a pattern or declaration binds. */
const bound = (node: unknown): ReadonlyArray<string> => {
  if (!isNode(node)) return []
  if (text(node, "type") === "Identifier") return [text(node, "name")]
  if (text(node, "type") === "VariableDeclaration")
    return list(node["declarations"]).flatMap((it) => (isNode(it) ? bound(it["id"]) : []))
  if (text(node, "type") === "ObjectPattern")
    return list(node["properties"]).flatMap((it) => (isNode(it) ? bound(it["value"]) : []))
  return isNode(node["id"]) ? bound(node["id"]) : []
}

/**
 * What a file exports and whatever it imports; `*` stands for a whole module. Exported types cost nothing and are left out,
 * unless they are asked for.
 */
export const readModule = (path: string, source: string, withTypes = false): Module => {
  const exports = new Map<string, { readonly from: string; readonly name: string } | undefined>()
  const imports: { from: string; name: string }[] = []
  const passedOn: string[] = []
  const program: unknown = parseSync(path, source).program
  const named = (node: unknown, key: string) => text(node, key, "name") || text(node, key, "value")

  const dynamic = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(dynamic)
    if (!isNode(node)) return
    if (/^(ImportExpression|TSImportType)$/.test(text(node, "type")))
      imports.push({ from: text(node, "source", "value") || text(node, "argument", "literal", "value"), name: "*" })
    Object.values(node).forEach(dynamic)
  }

  for (const node of isNode(program) ? list(program["body"]) : []) {
    if (!isNode(node)) continue
    const type = text(node, "type")
    const from = text(node, "source", "value")
    if (type === "ImportDeclaration") {
      for (const it of list(node["specifiers"])) {
        imports.push({
          from,
          name:
            text(it, "type") === "ImportSpecifier"
              ? named(it, "imported")
              : text(it, "type") === "ImportDefaultSpecifier"
                ? "default"
                : "*",
        })
      }
    } else if (!withTypes && /^TS(Interface|TypeAlias)Declaration$/.test(text(node, "declaration", "type"))) continue
    else if (type === "ExportAllDeclaration") passedOn.push(from)
    else if (type === "ExportDefaultDeclaration") exports.set("default", undefined)
    else if (type === "ExportNamedDeclaration") {
      for (const name of bound(node["declaration"])) exports.set(name, undefined)
      const values =
        text(node, "exportKind") === "type" && !withTypes
          ? []
          : list(node["specifiers"]).filter((it) => withTypes || text(it, "exportKind") !== "type")
      for (const it of values)
        exports.set(named(it, "exported"), from === "" ? undefined : { from, name: named(it, "local") })
    }
  }
  dynamic(program)
  return { exports, imports, passedOn }
}

const exportsRead = new Map<string, Node>()

/** What a package's manifest exports; read once. */
const exportsOf = (root: string, folder: string): Node => {
  const read = exportsRead.get(folder)
  if (read !== undefined) return read
  const manifest: unknown = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"))
  const exports = isNode(manifest) && isNode(manifest["exports"]) ? manifest["exports"] : {}
  exportsRead.set(folder, exports)
  return exports
}

/** File of an import, or `undefined` for a package from outside. */
export const resolveImport = (root: string, importer: string, specifier: string): string | undefined => {
  if (specifier.startsWith(".")) return join(dirname(importer), specifier)
  const match = /^@(domain|application|adapters|ui|apps|tools)\/([^/]+)(?:\/(.+))?$/.exec(specifier)
  if (match === null) return undefined
  const folder = `${match[1]}/${match[2]}`
  const exports = exportsOf(root, folder)
  const wanted = match[3] === undefined ? "." : `./${match[3]}`
  for (const [key, target] of Object.entries(exports)) {
    if (typeof target !== "string") continue
    const [head = "", tail] = key.split("*")
    if (key === wanted) return join(folder, target)
    if (tail !== undefined && wanted.startsWith(head) && wanted.endsWith(tail)) {
      const file = join(folder, target.replace("*", wanted.slice(head.length, wanted.length - tail.length)))
      if (existsSync(join(root, file))) return file
    }
  }
  return undefined
}
