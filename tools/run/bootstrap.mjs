// Runs on any installed Node: installs the packages if needed, then starts the lock file's Node.
import { spawn, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..")
const stamp = join(root, "node_modules", ".marquee-lock")
const lock = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .digest("hex")

const installed = () => existsSync(stamp) && readFileSync(stamp, "utf8") === lock

if (!installed()) {
  console.log("Installing packages (only when the lock file changed)…")
  const npm = process.env.npm_execpath
  const arguments_ = ["ci", "--no-audit", "--no-fund", "--loglevel=error"]
  const [program, all] =
    npm === undefined
      ? [process.platform === "win32" ? "npm.cmd" : "npm", arguments_]
      : [process.execPath, [npm, ...arguments_]]
  const result = spawnSync(program, all, { cwd: root, stdio: ["ignore", "inherit", "inherit"] })
  if (result.status !== 0) {
    console.error("npm ci failed; see above. Nothing was started.")
    process.exit(result.status ?? 1)
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, lock)
}

const local = join(root, "node_modules", ".bin", process.platform === "win32" ? "node.exe" : "node")
const [command = "start", ...rest] = process.argv.slice(2)
const child = spawn(
  existsSync(local) ? local : process.execPath,
  [join(root, "tools", "run", "src", `${command}.ts`), ...rest],
  {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      PATH: `${join(root, "node_modules", ".bin")}${process.platform === "win32" ? ";" : ":"}${process.env.PATH}`,
    },
  },
)
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal))
child.on("exit", (code, signal) => process.exit(code ?? (signal === null ? 1 : 130)))
