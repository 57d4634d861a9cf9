-- Sends the lines of the file BODIES as request bodies, one after the other, and prints a line of JSON at the end.
local requests, index = {}, 0

function init()
  for line in io.lines(os.getenv("BODIES")) do
    requests[#requests + 1] = wrk.format("POST", nil, { ["content-type"] = "application/json" }, line)
  end
end

function request()
  index = index % #requests + 1
  return requests[index]
end

function done(summary, latency)
  local e = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"seconds":%.6f,"p50Ms":%.3f,"p99Ms":%.3f,"failures":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    e.connect + e.read + e.write + e.status + e.timeout
  ))
end
