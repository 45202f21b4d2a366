import type { PaymentGateway } from "@domain/wallet"
import { gateways, type PaymentSettings } from "./registry.ts"

/** The settings that hold the addresses of the gateways' scripts. */
export type ScriptSettings = Pick<PaymentSettings, (typeof gateways)[PaymentGateway]["script"]["setting"]>

/** The origins that a page may use for its gateways: for scripts, calls and frames, and for pictures. */
export interface PageHosts {
  readonly scripts: ReadonlyArray<string>
  readonly pictures: ReadonlyArray<string>
}

/** What pages may load of the gateways; a script from elsewhere, such as a sandbox, brings its own origin alone. */
export const pageHosts = (settings: ScriptSettings): PageHosts => {
  const hosts = Object.values(gateways).flatMap(({ script }) => {
    const address = settings[script.setting]
    if (address === undefined) return []
    const { origin } = new URL(address)
    return origin === script.origin
      ? [{ scripts: [origin, ...script.calls], pictures: script.pictures }]
      : [{ scripts: [origin], pictures: [origin] }]
  })
  return {
    scripts: [...new Set(hosts.flatMap(({ scripts }) => scripts))],
    pictures: [...new Set(hosts.flatMap(({ pictures }) => pictures))],
  }
}
