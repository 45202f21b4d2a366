import { Struct } from "effect"
import type { ChannelRun, ExternalIds } from "../ports/index.ts"

/** What is to be stopped of an ad's objects: a second version with its ad set, else the ad. */
export const stopsIn = ({ ad, ...ids }: ExternalIds): ReadonlyArray<ExternalIds> => {
  if (ids.adSetB !== undefined) return [Struct.pick(ids, ["adSetB", "adB", "study"])]
  return ad === undefined ? [] : [{ ad }]
}

/** The channel with one more ad or version to stop; none where there is none. */
export const stopping = (channel: ChannelRun, ids: ExternalIds): ChannelRun => {
  const more = stopsIn(ids)
  return more.length === 0 ? channel : { ...channel, stops: [...(channel.stops ?? []), ...more] }
}
