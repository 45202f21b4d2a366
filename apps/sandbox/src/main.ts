import { credentialsFrom } from "./credentials.ts"
import { startSandbox } from "./start-sandbox.ts"

const { env } = process

const numberFrom = (name: string, fallback: number): number => {
  const text = env[name]
  if (text === undefined || text === "") return fallback
  const value = Number(text)
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number, not '${text}'.`)
  return value
}

try {
  const stateFile = env["SANDBOX_STATE"]
  const host = env["HOST"]
  const sandbox = await startSandbox({
    ...(host !== undefined && host !== "" && { host }),
    port: numberFrom("SANDBOX_PORT", 4010),
    smtpPort: numberFrom("SMTP_PORT", 4011),
    credentials: credentialsFrom(env),
    webhookTarget: env["WEBHOOK_TARGET"] ?? "http://localhost:4000",
    marketSpeedSeconds: numberFrom("MARKET_SPEED", 120) || 120,
    ...(stateFile === undefined || stateFile === "" ? {} : { stateFile }),
  })
  console.log(`Sandbox control room: ${sandbox.controlUrl} (SMTP on ${sandbox.smtpPort})`)
  const stop = (): void => {
    sandbox.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.once("SIGINT", stop)
  process.once("SIGTERM", stop)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
