import { spawn } from "node:child_process"
import { join } from "node:path"
import { root } from "./site.ts"

/** The path of a program in node_modules. */
export const bin = (name: string): string => join(root, "node_modules", ".bin", name)

/** Runs a program in the root folder and shows its output; succeeds with its exit code. */
export const run = (
  program: string,
  arguments_: ReadonlyArray<string>,
  env: Record<string, string> = {},
): Promise<number> =>
  new Promise((done) => {
    const child = spawn(program, [...arguments_], {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
    })
    child.on("exit", (code) => done(code ?? 1))
    child.on("error", () => done(1))
  })

/** Runs a program in the root folder; succeeds with its exit code and output. */
export const runQuietly = (
  program: string,
  arguments_: ReadonlyArray<string>,
  env: Record<string, string> = {},
): Promise<{ readonly exit: number; readonly output: string }> =>
  new Promise((done) => {
    const child = spawn(program, [...arguments_], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    })
    let output = ""
    const add = (chunk: Buffer) => (output += chunk.toString("utf8"))
    child.stdout.on("data", add)
    child.stderr.on("data", add)
    child.on("close", (code) => done({ exit: code ?? 1, output }))
    child.on("error", (error) => done({ exit: 1, output: String(error) }))
  })
