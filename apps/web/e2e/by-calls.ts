export {
  launchByCalls,
  launchEnded,
  payAndLaunch,
  payAtGateway,
  startPayment,
  until,
} from "@adapters/http-client/testing"
