import { credentialsFrom } from "./credentials.ts"
import { sandboxOwnSettings } from "./own-settings.ts"
import { startSandbox } from "./start-sandbox.ts"

const { HOST: host = "", ...environment } = process.env

type Name = keyof typeof sandboxOwnSettings

/** A setting's value; an empty one counts as none. */
const valueOf = (name: Name): string => environment[name] || sandboxOwnSettings[name].usual

const numberOf = (name: Name): number => {
  const text = valueOf(name)
  const value = Number(text)
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number, not '${text}'.`)
  return value
}

try {
  const stateFile = valueOf("SANDBOX_STATE")
  const sandbox = await startSandbox({
    ...(host !== "" && { host }),
    port: numberOf("SANDBOX_PORT"),
    smtpPort: numberOf("SMTP_PORT"),
    credentials: credentialsFrom(environment),
    webhookTarget: valueOf("WEBHOOK_TARGET"),
    marketSpeedSeconds: numberOf("MARKET_SPEED") || 120,
    ...(stateFile !== "" && { stateFile }),
  })
  console.log(`Sandbox control room: ${sandbox.controlUrl} (SMTP on ${sandbox.smtpPort}, DNS on ${sandbox.dnsPort})`)
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
