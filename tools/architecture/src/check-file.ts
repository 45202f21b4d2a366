import { posix } from "node:path"
import { parseSync } from "rolldown/experimental"
import { outsideIn } from "./outside-names.ts"
import { isTest, type Place, placeOfFile, placeOfImport } from "./modules.ts"
import {
  impureGlobals,
  journeyImports,
  pureEffect,
  pureLayers,
  reserved,
  reservedModules,
  rules,
  screenList,
  sharedUi,
  sharedUiImports,
} from "./rules.ts"

interface Import {
  readonly from: string
  /** `*` when the whole module is taken. */
  readonly names: ReadonlyArray<string>
  /** Whether it takes a value, now or later; types alone are gone once the program runs. */
  readonly carriesValues: boolean
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

const textAt = (node: unknown, ...path: ReadonlyArray<string>): string => {
  const text = path.reduce<unknown>((value, key) => (isNode(value) ? value[key] : undefined), node)
  return typeof text === "string" ? text : ""
}

const specifiersOf = (node: Readonly<Record<string, unknown>>): ReadonlyArray<unknown> =>
  Array.isArray(node["specifiers"]) ? node["specifiers"] : []

const isOfTypes = (node: unknown): boolean =>
  textAt(node, "importKind") === "type" || textAt(node, "exportKind") === "type"

/** An import of types alone, by its own word or by that of each name. */
const carriesValues = (node: Readonly<Record<string, unknown>>): boolean => {
  const specifiers = specifiersOf(node)
  return !isOfTypes(node) && (specifiers.length === 0 || !specifiers.every(isOfTypes))
}

const namesOf = (node: Readonly<Record<string, unknown>>): ReadonlyArray<string> => {
  const specifiers: ReadonlyArray<unknown> | undefined = Array.isArray(node["specifiers"])
    ? node["specifiers"]
    : undefined
  return (specifiers ?? ["*"]).map((it) =>
    it === "*" || textAt(it, "type") === "ImportNamespaceSpecifier"
      ? "*"
      : textAt(it, "imported", "name") || textAt(it, "local", "name"),
  )
}

/** What an import takes from Effect: the module that its path names, else the names. */
const takenFromEffect = ({ from, names }: Pick<Import, "from" | "names">): ReadonlyArray<string> => {
  const [, module] = from.split("/")
  return module === undefined ? names : [module]
}

/** Every import of a file, dynamic ones too, with the names it takes. */
export const importsOf = (path: string, source: string): ReadonlyArray<Import> => {
  const imports: Import[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (!isNode(node)) return
    const from = textAt(node, "source", "value")
    if (from !== "" && /^(Import|Export)/.test(textAt(node, "type"))) {
      imports.push({ from, names: namesOf(node), carriesValues: carriesValues(node) })
    }
    for (const value of Object.values(node)) if (isNode(value)) visit(value)
  }
  visit(parseSync(path, source).program)
  return imports
}

const packageOf = (specifier: string): string =>
  specifier.startsWith("@") ? specifier.split("/").slice(0, 2).join("/") : (specifier.split("/")[0] ?? specifier)

const allowsPackage = (allowed: ReadonlyArray<string>, name: string): boolean =>
  allowed.includes("*") || allowed.includes(name)

const checkWorkspaceImport = (from: Place, to: Place, specifier: string): string | undefined => {
  const rule = rules.find(({ layer }) => layer === from.layer)
  if (to.layer === "apps" && from.layer !== "apps" && from.layer !== "tools") return `${specifier}: nobody imports apps`
  if (to.layer === "apps" && from.layer === "apps" && to.package !== from.package)
    return `${specifier}: an app does not import another app`
  if (rule?.mayImport.includes(to.layer) !== true)
    return `${specifier}: ${from.layer} may not import ${to.layer} (${rule?.why})`
  if (
    from.package.startsWith("@ui/") &&
    to.package.startsWith("@ui/") &&
    to.package !== from.package &&
    from.context !== screenList
  ) {
    const allowed = sharedUiImports[from.context] ?? [...sharedUi, ...(journeyImports[from.context] ?? [])]
    if (!allowed.includes(to.context)) return `${specifier}: ${from.package} may not import ${to.package}`
  }
  if (from.layer === "use-cases" && (to.layer === "use-cases" || to.layer === "ports") && to.context !== from.context) {
    return `${specifier}: a context does not import another context's ${to.layer}`
  }
  return undefined
}

/** What one file does against the rules, each as a sentence; `declared` are the dependencies of its manifest. */
export const checkFile = (path: string, source: string, declared: ReadonlySet<string>): ReadonlyArray<string> => {
  const place = placeOfFile(path)
  if (place === undefined) return []
  const test = isTest(path)
  const rule = rules.find(({ layer }) => layer === place.layer)
  const wrong: string[] = []

  for (const { from, names } of importsOf(path, source)) {
    if (from.startsWith(".")) {
      const target = placeOfFile(posix.normalize(posix.join(posix.dirname(path), from)))
      if (target !== undefined && target.package !== place.package)
        wrong.push(`${from}: a relative import leaves its package`)
      else if (target !== undefined && target.layer !== place.layer && !test) {
        const refused = checkWorkspaceImport(place, target, from)
        if (refused !== undefined) wrong.push(refused)
      }
      continue
    }
    const target = placeOfImport(from)
    const name = packageOf(from)
    if (name !== place.package && !from.startsWith("node:") && !declared.has(name))
      wrong.push(`${from}: not among the package's dependencies`)
    if (test) continue
    const owners = reservedModules[from]
    if (owners !== undefined && !owners.layers.includes(place.layer) && !owners.packages.includes(place.package))
      wrong.push(`${from}: not for ${place.package} (${owners.why})`)
    if (target !== undefined) {
      const refused = checkWorkspaceImport(place, target, from)
      if (refused !== undefined) wrong.push(refused)
      continue
    }
    if (rule !== undefined && !allowsPackage(rule.packages, name))
      wrong.push(`${from}: ${place.layer} may not import this package (${rule.why})`)
    const keepers = reserved[name]
    if (keepers !== undefined && !keepers.includes(place.layer))
      wrong.push(`${from}: only ${keepers.join(", ")} may import it`)
    if (place.layer === "domain" && name === "effect") {
      const impure = takenFromEffect({ from, names }).filter((it) => !pureEffect.has(it))
      if (impure.length > 0) wrong.push(`${from}: the domain takes only pure modules, not ${impure.join(", ")}`)
    }
  }

  if (pureLayers.has(place.layer) && !test) {
    for (const pattern of impureGlobals)
      if (pattern.test(source)) wrong.push(`${pattern.source}: time, chance and environment come from outside`)
  }
  if (place.layer === "domain" && !test) {
    for (const name of outsideIn(path, source)) wrong.push(`${name}: clock, locale and machine come from outside`)
  }
  return wrong
}
