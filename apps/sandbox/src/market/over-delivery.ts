import type { NetworkProvider } from "../ad-network-facts.ts"
import type { Context } from "../core/context.ts"

/** How many times as much the better version of an ad brings. */
const BETTER_VERSION = 2

/** How many times as many clicks and results an ad set brings as its ads' quality says: more while a switch for it is on. */
export const versionLift = ({ failures }: Context, adSet: string): number =>
  failures.list().some((one) => one.kind === "betterVersion" && adSet.includes(one.path ?? "")) ? BETTER_VERSION : 1

/** How many times its budgets a network delivers while it is switched to deliver too much. */
const OVER_DELIVERY = 10

/** What a network makes of a campaign's budgets: their own multiple while a switch for it is on. */
export const deliveryFactor = ({ failures }: Context, provider: NetworkProvider, campaign: string): number =>
  failures
    .list()
    .some((one) => one.kind === "overDeliver" && one.provider === provider && campaign.includes(one.path ?? ""))
    ? OVER_DELIVERY
    : 1
