import type { Layer } from "./rules.ts"

/** A place in the tree: its layer, its package and, in the application, its context. */
export interface Place {
  readonly layer: Layer
  readonly package: string
  readonly context: string
}

const applicationParts: Readonly<Record<string, Layer>> = {
  contract: "contract",
  services: "contract",
  ports: "ports",
  "use-cases": "use-cases",
  flows: "flows",
  testing: "application-testing",
}

const isTest = (path: string): boolean =>
  /\.(test|spec|stories|conformance|arbitrary|properties)\.[cm]?tsx?$/.test(path) || path.includes("/testing/")

/** Where a file of the repository stands; `undefined` for what no rule speaks of. */
export const placeOfFile = (path: string): Place | undefined => {
  const [top = "", name = "", ...rest] = path.split("/")
  const place = (layer: Layer): Place => ({ layer, package: `@${top}/${name}`, context: name })
  if (top === "application") {
    if (name === "container") return place("container")
    if (name === "kernel") return place(isTest(path) ? "application-testing" : "application-kernel")
    return place(isTest(path) ? "application-testing" : (applicationParts[rest[1] ?? ""] ?? "contract"))
  }
  if (top === "adapters" && name === "runtime") return place("composition")
  if (top === "ui") return place(name === "container" ? "ui-container" : "ui")
  if (top === "domain" || top === "adapters" || top === "apps" || top === "tools") return place(top)
  return undefined
}

/** Where a workspace import leads; `undefined` for packages from outside. */
export const placeOfImport = (specifier: string): Place | undefined => {
  const match = /^@(domain|application|adapters|ui|apps|tools)\/([^/]+)(?:\/(.+))?$/.exec(specifier)
  if (match === null) return undefined
  const [, top = "", name = "", part] = match
  const path =
    top === "application" && part !== undefined ? `${top}/${name}/src/${part}/index.ts` : `${top}/${name}/src/index.ts`
  return placeOfFile(part === "testing" ? `${top}/${name}/src/testing/index.ts` : path)
}

export { isTest }
