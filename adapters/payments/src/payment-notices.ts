import { Struct } from "effect"
import { secretsIn } from "@adapters/settings"
import type { PaymentGateway } from "@domain/wallet"
import type { PaymentNotice, SignedRequest } from "./gateway-definition.ts"
import { gateways, type PaymentSettings } from "./registry.ts"

/** The gateways that send notices: the gateways whose secret of notices is set. */
export const noticeSenders = (settings: NoticeSecrets): ReadonlyArray<PaymentGateway> =>
  Struct.keys(gateways).filter((gateway) => settings[gateways[gateway].notices.secret] !== undefined)

/** The settings that hold the secrets of notices. */
export type NoticeSecrets = Pick<PaymentSettings, (typeof gateways)[PaymentGateway]["notices"]["secret"]>

/** Reads a gateway's webhook; undefined unless the gateway signed it under one of the secrets that count. */
export const readPaymentNotice = async (
  gateway: PaymentGateway,
  request: SignedRequest,
  secrets: NoticeSecrets,
): Promise<PaymentNotice | undefined> => {
  const { secret, read } = gateways[gateway].notices
  for (const one of secretsIn(secrets[secret] ?? "")) {
    const notice = await read(request, one)
    if (notice !== undefined) return notice
  }
  return undefined
}
