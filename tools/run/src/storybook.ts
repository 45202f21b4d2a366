import { spawn } from "node:child_process"
import { join } from "node:path"
import { root } from "./site.ts"

const child = spawn(
  join(root, "node_modules", ".bin", "storybook"),
  ["dev", "--port", process.env["PORT"] ?? "6006", "--ci", ...process.argv.slice(2)],
  {
    cwd: join(root, "apps", "storybook"),
    stdio: "inherit",
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" },
  },
)
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal))
child.on("exit", (code) => process.exit(code ?? 0))
