import { execFile } from "node:child_process"
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { join } from "node:path"
import { promisify } from "node:util"
import openapiTS, { astToString } from "openapi-typescript"

const run = promisify(execFile)
const client = join(import.meta.dirname, "..", "client")

/** Where the whole way leads, and whom it is gone for. */
export interface WholeWay {
  readonly origin: string
  readonly sandbox: string
  readonly emailAddress: string
  readonly phone: string
}

const settings = {
  compilerOptions: {
    target: "ES2023",
    module: "NodeNext",
    moduleResolution: "NodeNext",
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: ["node"],
  },
  include: ["*.ts"],
}

/**
 * Generates a client from the served OpenAPI document, checks an integrator's program against its types, and runs it. Resolves
 * with what the program says at its end; rejects with what the compiler or the program complains of.
 */
export const runWholeWay = async ({ origin, sandbox, emailAddress, phone }: WholeWay): Promise<string> => {
  const document: unknown = await (await fetch(`${origin}/api/v1.0/openapi.json`)).json()
  // Within the package, so that the program finds the packages that it imports.
  const folder = join(client, "..", "dist", `run-${process.pid}`)
  await mkdir(folder, { recursive: true })
  try {
    await writeFile(join(folder, "api.d.ts"), astToString(await openapiTS(document as Parameters<typeof openapiTS>[0])))
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(settings))
    await copyFile(join(client, "whole-way.ts"), join(folder, "whole-way.ts"))
    const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc")
    await run(process.execPath, [compiler, "-p", folder])
    const { stdout } = await run(process.execPath, ["whole-way.ts", origin, sandbox, emailAddress, phone], {
      cwd: folder,
    })
    return stdout.trim()
  } catch (trouble) {
    const { stdout = "", stderr = "" } = trouble as { readonly stdout?: string; readonly stderr?: string }
    throw new Error(`The generated client failed: ${stdout}${stderr}`, { cause: trouble })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
