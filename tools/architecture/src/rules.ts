/** What each kind of module may import. Read a row as: files of `layer` may import these; everything else is refused. */
export interface LayerRule {
  readonly layer: Layer
  readonly mayImport: ReadonlyArray<Layer>
  /** Packages from outside; a name ending in `*` is a prefix. */
  readonly packages: ReadonlyArray<string>
  readonly why: string
}

/** The kinds of module, from the inside out. */
export const layers = [
  "domain",
  "application-kernel",
  "container",
  "contract",
  "ports",
  "use-cases",
  "flows",
  "application-testing",
  "adapters",
  "composition",
  "ui-container",
  "ui",
  "apps",
  "tools",
] as const
export type Layer = (typeof layers)[number]

const application = ["application-kernel", "contract", "ports", "use-cases", "flows", "application-testing"] as const

/** The dependency rule as one table. */
export const rules: ReadonlyArray<LayerRule> = [
  { layer: "domain", mayImport: ["domain"], packages: ["effect"], why: "the domain decides, alone" },
  {
    layer: "application-kernel",
    mayImport: ["domain", "application-kernel"],
    packages: ["effect"],
    why: "the shape of a use-case",
  },
  {
    layer: "container",
    mayImport: ["application-kernel", "container"],
    packages: ["effect", "inversify", "reflect-metadata"],
    why: "the one package below ui and apps that knows inversify",
  },
  {
    layer: "contract",
    mayImport: ["domain", "application-kernel", "contract"],
    packages: ["effect"],
    why: "what crosses layers",
  },
  {
    layer: "ports",
    mayImport: ["domain", "application-kernel", "contract", "ports"],
    packages: ["effect"],
    why: "what a use-case needs, in domain words",
  },
  {
    layer: "use-cases",
    mayImport: ["domain", "application-kernel", "contract", "ports", "use-cases"],
    packages: ["effect"],
    why: "handlers over ports",
  },
  {
    layer: "flows",
    mayImport: ["domain", "application-kernel", "contract", "flows"],
    packages: ["effect"],
    why: "client logic without a screen",
  },
  {
    layer: "application-testing",
    mayImport: ["domain", ...application],
    packages: ["effect", "vitest", "fast-check"],
    why: "in-memory ports and conformance suites",
  },
  {
    layer: "adapters",
    mayImport: ["domain", "application-kernel", "contract", "ports", "flows", "container", "adapters"],
    packages: ["*"],
    why: "one technology behind ports; decides nothing",
  },
  {
    layer: "composition",
    mayImport: ["domain", ...application, "container", "adapters", "composition"],
    packages: ["*"],
    why: "which adapter and which service answers a port",
  },
  {
    layer: "ui-container",
    mayImport: ["domain", "application-kernel", "contract", "flows", "container", "ui-container"],
    packages: ["effect", "react", "react-router"],
    why: "where the container enters React",
  },
  {
    layer: "ui",
    mayImport: ["domain", "application-kernel", "contract", "flows", "ui-container", "ui"],
    packages: ["*"],
    why: "screens ask; no fetch, no storage, no rules",
  },
  { layer: "apps", mayImport: [...layers], packages: ["*"], why: "composition" },
  {
    layer: "tools",
    mayImport: [...layers],
    packages: ["*"],
    why: "build and test tooling",
  },
]

/** The package that lists the screens of all others, and so may import them; none of them may import it. */
export const screenList = "pages"

/** What every package of screens may import of `ui`; they never import one another. */
export const sharedUi: ReadonlyArray<string> = ["container", "i18n", "kit", "shared"]

/** The packages of the journey's steps; `journey` holds what several of them share. */
const steps = ["ads", "audience", "business", "checkout", "stores"]

/** What the packages of the journey may import besides; `sign-up` alone puts the steps together. */
export const journeyImports: Readonly<Record<string, ReadonlyArray<string>>> = {
  ...Object.fromEntries(steps.map((step) => [step, ["journey"]])),
  "sign-up": ["journey", ...steps],
  editor: ["journey", "ads", "audience"],
}

/** What each shared package of `ui` may import of the shared packages. */
export const sharedUiImports: Readonly<Record<string, ReadonlyArray<string>>> = {
  container: [],
  i18n: [],
  kit: [],
  shared: ["container", "i18n", "kit"],
  journey: ["container", "i18n", "kit", "shared"],
}

/** Effect's pure modules: all that the domain may take from `effect`. */
export const pureEffect: ReadonlySet<string> = new Set([
  "Array",
  "BigDecimal",
  "Brand",
  "Data",
  "DateTime",
  "Duration",
  "Equal",
  "Equivalence",
  "Function",
  "Iterable",
  "Match",
  "Number",
  "Option",
  "Order",
  "Predicate",
  "Record",
  "Result",
  "Schema",
  "SchemaAST",
  "SchemaGetter",
  "SchemaIssue",
  "SchemaTransformation",
  "String",
  "Struct",
  "Tuple",
  "Types",
  "flow",
  "identity",
  "pipe",
])

/** Packages that only some layers may have, whatever else they may import. */
export const reserved: Readonly<Record<string, ReadonlyArray<Layer>>> = {
  inversify: ["container", "apps"],
  "reflect-metadata": ["container"],
  react: ["adapters", "ui", "ui-container", "apps"],
  "react-dom": ["ui", "apps"],
  pg: ["adapters", "tools"],
}

/** Modules that only tests, some layers and some packages may have. */
export const reservedModules: Readonly<
  Record<
    string,
    { readonly layers: ReadonlyArray<Layer>; readonly packages: ReadonlyArray<string>; readonly why: string }
  >
> = {
  "@domain/pricing/seed": {
    layers: ["application-testing"],
    packages: ["@apps/storybook"],
    why: "prices are read from the database",
  },
}

/** Globals that the inner layers may not touch: time, chance, environment. */
export const impureGlobals: ReadonlyArray<RegExp> = [
  /\bDate\.now\s*\(/,
  /\bnew Date\(\s*\)/,
  /\bMath\.random\s*\(/,
  /\bprocess\.env\b/,
]
export const pureLayers: ReadonlySet<Layer> = new Set([
  "domain",
  "application-kernel",
  "contract",
  "ports",
  "use-cases",
  "flows",
])

/** Names that mean the clock, chance, a locale, timers or the machine: no file of the domain may speak them. */
export const outsideNames: ReadonlySet<string> = new Set([
  "Date",
  "Intl",
  "Temporal",
  "clearInterval",
  "clearTimeout",
  "console",
  "crypto",
  "document",
  "fetch",
  "global",
  "globalThis",
  "localStorage",
  "navigator",
  "performance",
  "process",
  "queueMicrotask",
  "require",
  "requestAnimationFrame",
  "requestIdleCallback",
  "self",
  "sessionStorage",
  "setImmediate",
  "setInterval",
  "setTimeout",
  "window",
])

/** Methods that depend on the machine's locale or clock, on any object. */
export const outsideMethods: ReadonlyArray<RegExp> = [/^toLocale/, /^localeCompare$/]

/** Members of names that are pure otherwise: chance, and the clock of `DateTime`. */
export const outsideMembers: Readonly<Record<string, RegExp>> = { Math: /^random$/, DateTime: /^(now|zoneMakeLocal)/ }

/** The files that may ask the platform's tables, and for what: calendar days of time zones, graphemes, and a digest. */
export const platformTables: Readonly<Record<string, ReadonlySet<string>>> = {
  "domain/audiences/src/hashed.ts": new Set(["crypto"]),
  "domain/kernel/src/local-date-at.ts": new Set(["Intl"]),
  "domain/kernel/src/text.ts": new Set(["Intl"]),
}
