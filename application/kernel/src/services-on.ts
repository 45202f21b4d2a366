import { allServices, type Services } from "@domain/kernel"
import { Context } from "effect"

/** The third parties that this installation has; all of them unless a process says otherwise, as servers do. */
export const ServicesOn = Context.Reference<Services>("application/ServicesOn", { defaultValue: () => allServices })
