import { enableCompileCache } from "node:module"
import { join } from "node:path"

// What Node has compiled is kept for the next start; it reads nothing that was compiled from other text.
const directory = process.env["DATA_DIRECTORY"]
if (directory !== undefined) enableCompileCache(join(directory, "compiled"))
const { serve } = await import("./serve.ts")
serve()
