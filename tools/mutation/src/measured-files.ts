import { createHash } from "node:crypto"
import { globSync } from "node:fs"
import { join } from "node:path"

/** Packages that are too large to measure whole, with the share of their files that is measured. */
const measuredShares: Readonly<Record<string, number>> = { creatives: 1 / 8, validation: 1 / 4 }

/** A pseudo-random number from 0 to 1, the same for the same text. */
const fractionOf = (text: string): number => createHash("sha256").update(text).digest().readUInt32BE() / 2 ** 32

/** Which files below `domain/` are mutated for a package: all, or its fixed share. */
export const measuredFiles = (root: string, packageName: string): string => {
  const share = measuredShares[packageName]
  if (share === undefined) return `${packageName}/src/**/*.ts`
  const files = globSync(`${packageName}/src/**/*.ts`, { cwd: join(root, "domain") })
  const isCode = (file: string) =>
    !/\.test\.ts$|\/testing\/|\/index\.ts$|\/patterns-|common-words|advance-table/.test(file)
  return `{${files
    .filter(isCode)
    .filter((file) => fractionOf(file) < share)
    .toSorted()
    .join(",")}}`
}
