import { errorCode } from "@domain/errors"
import { allServices, ServiceName, type Services } from "@domain/kernel"
import { Context, Effect, Schema } from "effect"

/** The third parties that this installation has; all of them unless a process says otherwise, as servers do. */
export const ServicesOn = Context.Reference<Services>("application/ServicesOn", { defaultValue: () => allServices })

/** Address of the support chat's script; none unless a process says so. */
export const ChatScript = Context.Reference<string | undefined>("application/ChatScript", {
  defaultValue: () => undefined,
})

/** The third party that this needs is not set up. Ours. */
export class ServiceOff extends Schema.TaggedError<ServiceOff>()("ServiceOff", {
  errorCode: errorCode(1035),
  service: ServiceName,
}) {}

/** Fails unless a third party is on. */
export const needsService = (service: ServiceName) =>
  Effect.flatMap(ServicesOn, (services) =>
    services.has(service) ? Effect.void : Effect.fail(new ServiceOff({ service })),
  )
