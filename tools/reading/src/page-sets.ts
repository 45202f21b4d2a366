import { readdirSync, readFileSync } from "node:fs"
import type { Label } from "./accuracy.ts"

/** A page as a public repository keeps it, the address it is served at, and what a person read there. */
export type LabelledPage = {
  readonly repository: string
  readonly commit: string
  readonly path: string
  readonly address: string
  readonly region: "IN" | "GB"
  readonly label: Label
}

/** Pages gathered and labelled together; `note` says what they were used for. */
export type PageSet = { readonly set: string; readonly note: string; readonly pages: ReadonlyArray<LabelledPage> }

const folder = new URL("../sets/", import.meta.url)

/** Every set of labelled pages, in the order in which they were gathered. */
export const pageSets = (): ReadonlyArray<PageSet> =>
  readdirSync(folder)
    .filter((file) => file.startsWith("pages-"))
    .toSorted()
    .map((file): PageSet => JSON.parse(readFileSync(new URL(file, folder), "utf8")))
