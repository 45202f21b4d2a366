import { HttpServerResponse } from "effect/http"
import type { WireForm } from "@application/kernel"
import { errorCatalogue, statusOf } from "@domain/errors"

const meaningOf = (code: number): string =>
  errorCatalogue.find((entry) => entry.code === code)?.meaning ?? "the request failed"

const json = (body: unknown, status: number) =>
  HttpServerResponse.jsonUnsafe(body, { status, headers: { "cache-control": "no-store" } })

export const dataReply = (data: unknown): HttpServerResponse.HttpServerResponse => json({ data }, 200)

/** Data that came as text is put into the envelope as it is. */
export const wireReply = ({ json: data }: WireForm<unknown>): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.text(`{"data":${data}}`, {
    contentType: "application/json",
    headers: { "cache-control": "no-store" },
  })

/** A failure that its contract declares; `encoded` is its own encoding, tag included. */
export const failureReply = (errorCode: number, encoded: unknown): HttpServerResponse.HttpServerResponse =>
  json({ errorCode, message: meaningOf(errorCode), details: encoded }, statusOf(errorCode))

/** Input that no handler saw. Spec: error catalogue, 102. */
export const invalidReply = (issues: string): HttpServerResponse.HttpServerResponse =>
  json({ errorCode: 102, message: meaningOf(102), details: { issues } }, 400)

export const unknownRouteReply = (): HttpServerResponse.HttpServerResponse =>
  json({ errorCode: 404, message: "there is no such call" }, 404)

/** A defect: reported where it happened, told to the caller without detail. */
export const troubleReply = (): HttpServerResponse.HttpServerResponse =>
  json({ errorCode: 500, message: "Something went wrong. If the problem persists, please contact support." }, 500)
