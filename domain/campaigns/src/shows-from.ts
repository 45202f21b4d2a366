import { minutesUntilRun } from "@domain/budget"
import { localClock, regionFacts } from "@domain/kernel"
import type { Campaign } from "./campaign.ts"

const minute = 60_000
const day = 86_400_000
/** 1 January 1970 was a Thursday. */
const weekdayOfEpoch = 4

/** The instant at which a running campaign's ads are shown next, in epoch milliseconds; undefined while they may be shown. Ours. */
export const showsFrom = ({ status, hours, region }: Pick<Campaign, "status" | "hours" | "region">, now: number) => {
  if (status !== "Active" || hours === undefined) return undefined
  const local = localClock(regionFacts[region].timeZone)(now)
  const minutes = Math.floor(local / minute)
  const weekday = (Math.floor(local / day) + weekdayOfEpoch) % 7
  const wait = minutesUntilRun(hours, weekday, minutes % 1440)
  return wait === undefined || wait === 0 ? undefined : Math.floor(now / minute) * minute + wait * minute
}
