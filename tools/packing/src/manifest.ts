/** What is read of a package of the workspace. */
export interface WorkspaceManifest {
  readonly name: string
  readonly license: string
  readonly exports: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const builtFrom = (source: string): string => source.replace("./src/", "./dist/").replace(/\.ts$/, "")

/** Libraries whose values cross a package's edge: two copies of one would not know each other's. */
const shared: ReadonlyArray<string> = ["effect"]

/** The manifest under which a package of rules is published: built ESM with types, and only what its users need. */
export const publishedManifest = (
  { name, license, exports, dependencies = {}, devDependencies = {} }: WorkspaceManifest,
  { version, node, description }: { readonly version: string; readonly node: string; readonly description: string },
) => {
  const isOurs = (dependency: string): boolean => dependency.startsWith("@domain/")
  const released = (all: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([each]) => !shared.includes(each))
        .map(([each, range]) => [each, isOurs(each) ? version : range]),
    )
  const taken = Object.entries(dependencies).flatMap(([each, range]) =>
    shared.includes(each) ? [[each, `^${range}`] as const] : [],
  )
  const generators = Object.fromEntries(Object.entries(devDependencies).filter(([each]) => !isOurs(each)))
  /** The laws of some packages use another package's generators; they come along. */
  const forTesting = Object.fromEntries(Object.entries(devDependencies).filter(([each]) => isOurs(each)))
  return {
    name,
    version,
    description,
    license,
    type: "module",
    sideEffects: false,
    engines: { node },
    files: ["dist", "README.md", "LICENSE"],
    exports: Object.fromEntries(
      Object.entries(exports).map(([path, source]) => [
        path,
        { types: `${builtFrom(source)}.d.ts`, default: `${builtFrom(source)}.js` },
      ]),
    ),
    dependencies: released({ ...dependencies, ...forTesting }),
    peerDependencies: { ...Object.fromEntries(taken), ...generators },
    peerDependenciesMeta: Object.fromEntries(Object.keys(generators).map((each) => [each, { optional: true }])),
  }
}
