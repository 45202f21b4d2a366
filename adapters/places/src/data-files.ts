import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"

const folder = new URL("../data/", import.meta.url)

/** The rows of one packed table of the data folder; cells are text. */
export const readTable = (name: string): ReadonlyArray<ReadonlyArray<string>> =>
  gunzipSync(readFileSync(new URL(`${name}.tsv.gz`, folder)))
    .toString("utf8")
    .split("\n")
    .map((line) => line.split("\t"))

/** One JSON file of the data folder. */
export const readData = <A>(name: string): A => JSON.parse(readFileSync(new URL(name, folder), "utf8"))
