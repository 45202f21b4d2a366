import { join, resolve } from "node:path"
import { packDomain } from "./pack-domain.ts"

const out = join(resolve(import.meta.dirname, "..", "..", ".."), ".data", "packages")

/** `npm run pack:domain -- 1.2.0` packs every package of rules under a version. */
for (const [name, tarball] of packDomain(out, process.argv[2] ?? "0.0.0")) console.log(`${name}  ${tarball}`)
