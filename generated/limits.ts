// Made from spec/ by `npm run generate`. Do not edit.
export const limits = {
  "body_bytes": 2097152,
  "header_bytes": 16384,
  "request_seconds": 60,
  "request_id_characters": 64,
  "icon_bytes": 1048576,
  "services_per_note": 20,
  "webhook_key_min_bytes": 24,
  "webhook_key_max_bytes": 64,
  "requests_per_minute": 600,
  "idempotency_key_hours": 24,
  "attempt_seconds": 15,
  "receiver_response_bytes": 65536,
  "retry_seconds": [
    5,
    300,
    1800,
    7200,
    18000,
    36000,
    50400,
    72000,
    86400
  ],
  "retry_after_hours": 24,
  "attempts_in_order": 3,
  "settled_delivery_days": 30,
  "removal_seconds": 0.3,
  "chat_interval_seconds": 1
} as const
