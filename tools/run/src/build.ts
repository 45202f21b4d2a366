import { resolve } from "node:path"
import { makeRelease } from "./release.ts"
import { root } from "./site.ts"

/** Makes a release in `dist/release`, or in the folder that is named. */
const [name = "dist/release"] = process.argv.slice(2)
const folder = resolve(root, name)
const version = await makeRelease(folder)
console.log(`Marquee ${version} is in ${folder}. How to run it: docs/operating.md, "A release".`)
