import { type Region, regionFacts } from "@domain/kernel"
import { mobilePhone } from "@domain/validation"
import { Result } from "effect"

/** Whether messages may be sent to an E.164 number: a mobile of one of the portal's regions. Ours. */
export const isServedPhone = (regions: ReadonlyArray<Region>, e164: string): boolean =>
  regions.some((region) => {
    const read = mobilePhone(e164, region)
    return Result.isSuccess(read) && read.success.dialCode === regionFacts[region].dialCode
  })
