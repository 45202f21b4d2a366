import { localDateAt, type LocalDate, type Region, regionFacts } from "@domain/kernel"
import { presentTime } from "../frame/index.ts"

/** Today's calendar day in a region. */
export const todayIn = (region: Region): LocalDate => localDateAt(presentTime(), regionFacts[region].timeZone)
