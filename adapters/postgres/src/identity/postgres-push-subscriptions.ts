import { createHash } from "node:crypto"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { PushSubscriptions } from "@application/identity/ports"
import { DeviceType, Subscription, SubscriptionType } from "@domain/messaging"
import { orDatabaseDefect, decodedRow } from "../query-results.ts"

const subscriptionOf = decodedRow(Subscription)
const typeNumber = Schema.encodeSync(SubscriptionType)
const deviceNumber = Schema.encodeSync(DeviceType)

/** Tokens may be longer than an index takes. */
const hashOf = ({ token }: Subscription): string => createHash("sha256").update(token).digest("base64url")

/** Subscriptions by portal, application, kind and token. */
export const postgresPushSubscriptions = Layer.effect(
  PushSubscriptions,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      devices: (portalId, userId) =>
        orDatabaseDefect(
          sql<{ readonly id: string; readonly token: string }>`select id::text as id, token from push_subscriptions
              where portal_id = ${portalId} and user_id = ${userId} and subscription_type = ${typeNumber("Push")}
              order by push_subscriptions.id`,
        ),
      forget: (portalId, deviceId) =>
        orDatabaseDefect(
          sql`delete from push_subscriptions where portal_id = ${portalId} and id::text = ${deviceId}
                and subscription_type = ${typeNumber("Push")}`,
        ).pipe(Effect.asVoid),
      of: (portalId, userId) =>
        orDatabaseDefect(
          sql`select device_type as "deviceType", client_code as "clientCode",
                subscription_type as "subscriptionType", token
              from push_subscriptions where portal_id = ${portalId} and user_id = ${userId} order by id`,
        ).pipe(Effect.flatMap(Effect.forEach(subscriptionOf))),
      add: (portalId, userId, subscription) =>
        orDatabaseDefect(
          sql`insert into push_subscriptions ${sql.insert({
            portal_id: portalId,
            user_id: userId,
            device_type: deviceNumber(subscription.deviceType),
            client_code: subscription.clientCode,
            subscription_type: typeNumber(subscription.subscriptionType),
            token: subscription.token,
            token_hash: hashOf(subscription),
          })} on conflict (portal_id, client_code, subscription_type, token_hash) do update set
            user_id = excluded.user_id, device_type = excluded.device_type, id = excluded.id`,
        ).pipe(Effect.asVoid),
      remove: (portalId, userId, subscription) =>
        orDatabaseDefect(
          sql`delete from push_subscriptions
              where portal_id = ${portalId} and user_id = ${userId} and client_code = ${subscription.clientCode}
                and subscription_type = ${typeNumber(subscription.subscriptionType)}
                and token_hash = ${hashOf(subscription)}`,
        ).pipe(Effect.asVoid),
    }
  }),
)
