import { type Action, type ActionOf, permissions } from "@domain/identity"

const isOnProfile = (action: Action): action is ActionOf<"profile"> => permissions[action].scope === "profile"

/** A rule for every action, from the rule for actions on a business; no others are taken there. */
export const mayTake =
  (may: (action: ActionOf<"profile">) => boolean) =>
  (action: Action): boolean =>
    isOnProfile(action) && may(action)
