import type { NetworkProvider } from "../ad-network-facts.ts"
import type { Context } from "../core/context.ts"

/** How many times its budgets a network delivers while it is switched to deliver too much. */
const OVER_DELIVERY = 10

/** What a network makes of a campaign's budgets: their own multiple while a switch for it is on. */
export const deliveryFactor = ({ failures }: Context, provider: NetworkProvider, campaign: string): number =>
  failures
    .list()
    .some((one) => one.kind === "overDeliver" && one.provider === provider && campaign.includes(one.path ?? ""))
    ? OVER_DELIVERY
    : 1
