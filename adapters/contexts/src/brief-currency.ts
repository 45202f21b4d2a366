import { Effect, Layer } from "effect"
import { BusinessProfileRepository } from "@application/businesses/ports"
import { BriefCurrency } from "@application/campaigns/ports"
import { currencyWithId, defaultCurrency } from "@domain/kernel"
import { profileOfMember } from "./profile-of-member.ts"

/** A brief's money is in its profile's currency. */
export const briefCurrency = Layer.effect(
  BriefCurrency,
  Effect.map(BusinessProfileRepository, (profiles) => ({
    of: (businessProfileId) =>
      Effect.map(
        profileOfMember(profiles, businessProfileId),
        ({ currencyId }) => (currencyWithId(currencyId) ?? defaultCurrency).code,
      ),
  })),
)
