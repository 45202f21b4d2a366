import { spawn } from "node:child_process"
import { join } from "node:path"
import { firstLine } from "./site.ts"
import { sandbox } from "./visitor.ts"

const root = join(import.meta.dirname, "..", "..", "..")
const script = join(root, "tools", "run", "src", "serve-strict-api.ts")

/** A further api of the running site, on which the second factor is compulsory as in production. */
export const startStrictApi = async () => {
  const [databaseUrl = "", dataDirectory = ""] = [process.env["SITE_DATABASE"], process.env["SITE_DATA"]]
  const child = spawn(process.execPath, [script, new URL(sandbox()).port, dataDirectory, databaseUrl], {
    cwd: root,
    stdio: ["pipe", "pipe", "inherit"],
  })
  const { web } = JSON.parse(await firstLine(child)) as { readonly web: number }
  return {
    origin: `http://localhost:${web}`,
    stop: () =>
      new Promise<void>((done) => {
        child.once("exit", () => done())
        child.stdin.end()
      }),
  }
}
