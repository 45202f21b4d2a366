import type { Gate } from "./gates.ts"
import type { InputHashes } from "./input-hashes.ts"
import type { Group } from "./kept-results.ts"
import { foldersOf, type Part } from "./test-parts.ts"

/** Tests in these folders read files all over the tree. */
const readsTheTree = (folder: string): boolean =>
  folder.startsWith("tools/") || ["adapters/runtime", "apps/storybook", "apps/web"].includes(folder)

/** Folders that tests of a folder read without depending on their packages. */
const alsoRead: Readonly<Record<string, ReadonlyArray<string>>> = {
  "adapters/delivery": ["ui/i18n"],
  "adapters/documents": ["ui/i18n"],
  "adapters/payments": ["adapters/places"],
}

/** The groups of a part: a package of unit and database tests each, every other part whole. */
export const groupsOf = async (part: Part, hashes: InputHashes): Promise<ReadonlyArray<Group>> => {
  if (part === "unit" || part === "database") {
    // Each database is a copy of the one that these packages make.
    const database = part === "database" ? ["adapters/sql", "adapters/postgres"] : []
    return (await foldersOf(part)).map((folder) => ({
      name: `${part} ${folder}`,
      folder,
      hash: readsTheTree(folder) ? hashes.tree : hashes.ofFolders([folder, ...(alsoRead[folder] ?? []), ...database]),
    }))
  }
  if (part === "stories" || part === "pictures")
    return [{ name: part, hash: `${hashes.ofLayer("ui")}${hashes.ofFolders(["apps/storybook"])}` }]
  return [{ name: part, hash: `${hashes.build}${hashes.ofFolders(["apps/web", "tools/run"])}` }]
}

/** The group of a check. */
export const groupOfGate = ({ name, layer }: Gate, hashes: InputHashes): Group => ({
  name,
  hash: layer === undefined ? hashes.tree : hashes.ofLayer(layer),
})
