import { Effect, Layer, Schema } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import {
  counterGoesOn,
  MadePasskey,
  PasskeyElsewhere,
  PasskeyRefused,
  type RelyingParty,
  UsedPasskey,
} from "@domain/identity"
import { type Passkey, type PasskeyChallenge, PasskeyChallenges, Passkeys, PasskeyVerifier } from "../ports/passkeys.ts"

/** The in-memory database's table of questions to browsers. */
export const passkeyChallengesTable = "passkey_challenges"

const memoryPasskeyStore = Layer.effect(
  Passkeys,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<string, Passkey>("passkeys")
    const keyOf = ({ portalId, userId, id }: Pick<Passkey, "portalId" | "userId" | "id">) =>
      `${portalId}:${userId}:${id}`
    const change = (key: string, next: (passkey: Passkey) => Passkey | undefined) =>
      Effect.sync(() => {
        const row = rows.get(key)
        const changed = row && next(row)
        if (changed !== undefined) rows.set(key, changed)
        return changed !== undefined
      })
    const own = ({ portalId, userId }: Pick<Passkey, "portalId" | "userId">) =>
      [...rows.values()].filter((row) => row.portalId === portalId && row.userId === userId)
    return {
      of: (portalId, userId) =>
        Effect.sync(() => own({ portalId, userId }).toSorted((one, other) => one.addedAt - other.addedAt)),
      add: (passkey) =>
        Effect.sync(() => {
          const { portalId, credentialId } = passkey
          if ([...rows.values()].some((row) => row.portalId === portalId && row.credentialId === credentialId))
            return false
          rows.set(keyOf(passkey), passkey)
          return true
        }),
      use: (passkey, counter, usedAt) =>
        change(keyOf(passkey), (row) =>
          counterGoesOn(row.counter, counter) ? { ...row, counter, usedAt } : undefined,
        ),
      rename: (passkey, name) => change(keyOf(passkey), (row) => ({ ...row, name })),
      remove: (passkey) => Effect.sync(() => rows.delete(keyOf(passkey))),
      removeAll: (owner) => Effect.sync(() => own(owner).forEach((row) => rows.delete(keyOf(row)))),
    }
  }),
)

const memoryPasskeyChallenges = Layer.effect(
  PasskeyChallenges,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<string, PasskeyChallenge>(passkeyChallengesTable)
    return {
      add: (challenge) => Effect.sync(() => void rows.set(`${challenge.portalId}:${challenge.keyHash}`, challenge)),
      take: (portalId, keyHashes, now) =>
        Effect.sync(() => {
          const entry = [...rows].find(
            ([, row]) => row.portalId === portalId && keyHashes.includes(row.keyHash) && row.expiresAt > now,
          )
          if (entry === undefined) return undefined
          rows.delete(entry[0])
          return entry[1]
        }),
    }
  }),
)

/** What a readable answer says where a real one has signed bytes. */
const Said = Schema.Struct({
  challenge: Schema.String,
  origin: Schema.String,
  host: Schema.String,
  isVerified: Schema.Boolean,
  counter: Schema.Int,
  /** Stands for the key and for a signature by it. */
  key: Schema.String,
})
export type Said = typeof Said.Type

/** Letters and digits alone, as in the fields of an answer. */
const written = (said: Said): string =>
  [...JSON.stringify(said)].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, "0")).join("")
const lettersOf = (text: string) =>
  String.fromCharCode(...(text.match(/.{4}/gu) ?? []).map((code) => Number.parseInt(code, 16)))
const decode = Schema.decodeUnknownEffect(Schema.fromJsonString(Said))
const readSaid = (text: string) =>
  Effect.mapError(decode(lettersOf(text)), () => new PasskeyRefused({ isCopied: false }))

/** A browser's answer with a new passkey, readable and "signed" with the text of a key. */
export const readableMade = (id: string, said: Said): MadePasskey =>
  MadePasskey.make({
    challenge: said.challenge,
    id,
    clientDataJSON: written(said),
    attestationObject: "none",
    transports: ["internal"],
  })

/** A browser's answer with a passkey that it has, readable and "signed" with the text of a key. */
export const readableUsed = (id: string, said: Said): UsedPasskey =>
  UsedPasskey.make({
    challenge: said.challenge,
    id,
    clientDataJSON: written(said),
    authenticatorData: "none",
    signature: "none",
  })

const checked = Effect.fnUntraced(function* (
  { clientDataJSON, challenge }: Pick<MadePasskey, "clientDataJSON" | "challenge">,
  party: RelyingParty,
) {
  const said = yield* readSaid(clientDataJSON)
  if (said.origin !== party.origin) return yield* new PasskeyElsewhere({})
  if (said.challenge !== challenge || said.host !== party.id || !said.isVerified)
    return yield* new PasskeyRefused({ isCopied: false })
  return said
})

/** Readable answers without secrecy; they are checked as the real ones are. */
const memoryPasskeyVerifier = Layer.succeed(PasskeyVerifier, {
  made: (answer, party) =>
    Effect.map(checked(answer, party), ({ key, counter }) => ({
      credentialId: answer.id,
      publicKey: key,
      counter,
      transports: answer.transports,
    })),
  used: Effect.fnUntraced(function* (answer, party, passkey) {
    const { key, counter } = yield* checked(answer, party)
    if (key !== passkey.publicKey) return yield* new PasskeyRefused({ isCopied: false })
    return counter
  }),
})

/** Passkeys in the in-memory database, and answers of browsers that tests write. */
export const memoryPasskeys = Layer.mergeAll(memoryPasskeyStore, memoryPasskeyChallenges, memoryPasskeyVerifier)
