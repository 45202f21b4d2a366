import { EmbedTokens } from "@application/identity/ports"
import { signedEmbedTokens } from "@adapters/security"
import { EmbedAlgorithm, usableEmbedClaims } from "@domain/identity"
import { embedSample, keyPairSample } from "@ui/portal-desk/embed-sample"
import { Effect, Result } from "effect"
import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"

test.each(EmbedAlgorithm.literals)(
  "the sample program signs a token by %s that signs its user in",
  async (algorithm) => {
    const folder = mkdtempSync(join(tmpdir(), "embed-sample-"))
    execFileSync("sh", ["-ec", keyPairSample(algorithm)], { cwd: folder, stdio: "pipe" })
    const origin = "https://ads.example.com"
    const sample = embedSample({ origin, host: "ads.example.com", keyId: "site-1", algorithm })
    writeFileSync(join(folder, "sign.mjs"), sample)
    const link = new URL(execFileSync(process.execPath, ["sign.mjs"], { cwd: folder, encoding: "utf8" }).trim())
    const token = link.searchParams.get("embedToken") ?? ""
    const publicKey = readFileSync(join(folder, "public.pem"), "utf8")
    const [keyId, claims, accepts] = await Effect.flatMap(EmbedTokens, (tokens) =>
      Effect.all([
        tokens.keyIdOf(token),
        tokens.claimsOf(token, { keyId: "site-1", algorithm, publicKey }, "ads.example.com"),
        tokens.accepts({ keyId: "site-1", algorithm, publicKey }),
      ]),
    ).pipe(Effect.provide(signedEmbedTokens), Effect.runPromise)
    expect([link.origin, link.pathname, keyId, accepts]).toEqual([origin, "/login", "site-1", true])
    expect(Result.isSuccess(usableEmbedClaims(claims, Date.now()))).toBe(true)
    expect(claims.emailAddress).toBe("owner@example.com")
  },
)
