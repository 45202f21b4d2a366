import { sandboxSettings } from "@apps/sandbox/settings"
import type { LocalSecrets } from "./local-secrets.ts"

/** The ports of a local run, from which other settings follow. */
export interface LocalPorts {
  readonly web: number
  readonly sandbox: number
  readonly smtp: number
}

/** The environment of every process of a local run; the caller's own variables win. */
export const localSettings = (
  ports: LocalPorts,
  databaseUrl: string,
  dataDirectory: string,
  secrets: LocalSecrets,
): Record<string, string> => {
  const sandbox = `http://localhost:${ports.sandbox}`
  const defaults: Record<string, string> = {
    ...sandboxSettings(sandbox),
    ...secrets,
    VAPID_SUBJECT: "mailto:push@marquee.example",
    HOST: "127.0.0.1",
    PORT: String(ports.web),
    DATABASE_URL: databaseUrl,
    DATA_DIRECTORY: dataDirectory,
    PUBLIC_ORIGIN: `http://localhost:${ports.web}`,
    SMTP_URL: `smtp://localhost:${ports.smtp}`,
    MAIL_SPF: "ip4:127.0.0.1",
    DNS_SERVERS: `127.0.0.1:${ports.sandbox}`,
    SAFE_FETCH_ALLOW: `localhost:${ports.sandbox},127.0.0.1:${ports.sandbox}`,
    CLOCK_URL: `${sandbox}/control/api/clock`,
    SANDBOX_PORT: String(ports.sandbox),
    SMTP_PORT: String(ports.smtp),
    SANDBOX_STATE: `${dataDirectory}/sandbox.json`,
    WEBHOOK_TARGET: `http://localhost:${ports.web}`,
    SENTRY_DSN: `http://sentry_marquee@localhost:${ports.sandbox}/sentry/1`,
    SYNC_SECONDS: "3",
  }
  const chosen = Object.entries(defaults).map(([name, value]) => [name, process.env[name] ?? value])
  return Object.fromEntries(chosen)
}
