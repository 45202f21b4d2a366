import { type Region, regionFacts } from "@domain/kernel"
import { mobilePhone } from "@domain/validation"
import { Result } from "effect"

/** Whether messages may go to a number in E.164: a mobile of one of the regions that a portal sells in. Ours. */
export const isServedPhone = (regions: ReadonlyArray<Region>, e164: string): boolean =>
  regions.some((region) => {
    const read = mobilePhone(e164, region)
    return Result.isSuccess(read) && read.success.dialCode === regionFacts[region].dialCode
  })
