import { localSecrets } from "./local-secrets.ts"
import { localSettings } from "./local-settings.ts"
import { app, freePortFrom, until } from "./site.ts"
import { supervise } from "./supervised.ts"

/**
 * Serves a further api of a running site, on which the second factor is compulsory as in production. Takes the site's sandbox
 * port, data folder and database; prints one JSON line when ready, and stops at the end of its input.
 */
const [sandbox = "", dataDirectory = "", databaseUrl = ""] = process.argv.slice(2)
const web = await freePortFrom(30_000 + (process.pid % 400) * 4)
const ports = { web, sandbox: Number(sandbox), smtp: 0 }
const settings = localSettings(ports, databaseUrl, dataDirectory, await localSecrets(dataDirectory))

const api = supervise({
  name: "strict api",
  script: app("api"),
  env: { ...settings, SECOND_FACTOR: "compulsory" },
  nodeOptions: [],
  onLine: (name, line) => {
    if (process.env["SITE_LOG"] !== undefined || /error|ended/i.test(line)) console.error(`[${name}] ${line}`)
  },
})
await until("The strict api", `http://localhost:${web}/readyz`)
console.log(JSON.stringify({ web }))
process.stdin.resume()
process.stdin.on("end", () => void api.stop().then(() => process.exit(0)))
