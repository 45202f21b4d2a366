import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { exportsOf } from "./exports.ts"

const longest = 4

/** Exports of the domain without one to a few lines above them; a type that shares its value's name shares its lines. */
export const docstringProblems = (root: string): ReadonlyArray<string> =>
  globSync("*/src/**/*.ts", { cwd: root })
    .filter((file) => !file.endsWith(".test.ts"))
    .toSorted()
    .flatMap((file) => {
      const exported = exportsOf(file, readFileSync(join(root, file), "utf8"))
      const names = [...new Set(exported.map(({ name }) => name))]
      return names.flatMap((name) => {
        const docs = exported.flatMap((it) =>
          it.name === name && it.doc !== undefined && it.doc !== "" ? [it.doc] : [],
        )
        if (docs.length === 0) return [`${file}: ${name} says nothing of itself`]
        return docs.every((doc) => doc.split("\n").length <= longest) ? [] : [`${file}: ${name} says too much`]
      })
    })
