import { Effect, Layer, Option } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { withFreezes } from "./memory-memberships.ts"
import { type Account, hasPassed, type RoleOnProfile } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import { SignIns } from "../ports/sign-ins.ts"
import { secondFactorsTable, type StoredSecondFactor } from "./memory-second-factors.ts"
import { type StoredToken, tokensTable } from "./memory-sign-in-state.ts"

/** Sign-ins over the in-memory accounts, memberships and refresh tokens. */
export const memorySignIns = Layer.effect(
  SignIns,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const users = database.table<UserId, Account>("users")
    const memberships = database.table<UserId, ReadonlyArray<RoleOnProfile>>("memberships")
    const tokens = database.table<string, StoredToken>(tokensTable)
    const factors = database.table<string, StoredSecondFactor>(secondFactorsTable)
    return {
      rightsOf: ({ portalId, userId, familyId }, now) =>
        Effect.sync(() => {
          const account = users.get(userId)
          const mayEnter =
            account !== undefined &&
            account.portalId === portalId &&
            !account.barred &&
            !hasPassed(account.expiresAt, now)
          const open = [...tokens.values()].find(
            ({ token, spent }) =>
              !spent &&
              token.expiresAt > now &&
              token.portalId === portalId &&
              token.familyId === familyId &&
              token.userId === userId,
          )
          const embedKeyId = open?.token.embedKeyId
          return mayEnter && open !== undefined
            ? Option.some({
                roleIds: account.user.roleIds,
                memberships: withFreezes(database, memberships.get(userId) ?? []),
                hasSecondFactor: factors.get(`${portalId}:${userId}`)?.enabledAt !== undefined,
                ...(embedKeyId !== undefined && { embedKeyId }),
              })
            : Option.none()
        }),
    }
  }),
)
