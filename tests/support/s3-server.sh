#!/usr/bin/env bash
# A real S3 server on loopback: Ceph RADOS Gateway with one monitor and one in-memory store. Debian has it:
#   apt-get install -y --no-install-recommends ceph-mon ceph-osd radosgw ceph-common
#   s3-server.sh up EMPTY_FOLDER [PORT [PORT_OF_MONITOR]]
#     http://127.0.0.1:4580 unless told otherwise, access key SITEKEY, secret SITESECRET, path style
#   s3-server.sh down FOLDER
set -euo pipefail
verb=$1; port=${3:-4580}; monitor=${4:-43300}; D=$(mkdir -p "$2" && cd "$2" && pwd)
if [ "$verb" = down ]; then for p in rgw osd mon; do [ -f "$D/$p.pid" ] && kill "$(cat "$D/$p.pid")" 2>/dev/null || true; done; exit 0; fi
mkdir -p "$D"/{mon,osd/0,rgw,log}; cd "$D"
FSID=$(cat /proc/sys/kernel/random/uuid); export CEPH_CONF=$D/ceph.conf CEPH_ARGS="--conf $D/ceph.conf"
cat > ceph.conf <<C
[global]
fsid = $FSID
mon host = v2:127.0.0.1:$monitor/0
mon initial members = a
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind ipv6 = false
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
mon allow pool size one = true
mon warn on pool no redundancy = false
osd crush chooseleaf type = 0
mon pg warn min per osd = 0
mon max pg per osd = 1000
log file = $D/log/\$name.log
admin socket = $D/\$name.asok
run dir = $D
keyring = $D/keyring
[mon]
mon data = $D/mon/a
mon data avail crit = 1
mon data avail warn = 2
[osd]
osd objectstore = memstore
memstore device bytes = 4294967296
osd data = $D/osd/0
osd max object name len = 256
osd max object namespace len = 64
[client.rgw.a]
rgw frontends = beast endpoint=127.0.0.1:$port
rgw dns name = 127.0.0.1
rgw thread pool size = 8
rgw enable usage log = false
rgw lc debug interval = 0
C
ceph-authtool --create-keyring keyring --gen-key -n mon. --cap mon 'allow *' >/dev/null
ceph-authtool keyring --gen-key -n client.admin --cap mon 'allow *' --cap osd 'allow *' >/dev/null
ceph-authtool keyring --gen-key -n osd.0 --cap mon 'allow profile osd' --cap osd 'allow *' >/dev/null
ceph-authtool keyring --gen-key -n client.rgw.a --cap mon 'allow rw' --cap osd 'allow rwx' >/dev/null
monmaptool --create --fsid "$FSID" --addv a "[v2:127.0.0.1:$monitor/0]" monmap >/dev/null
ceph-mon --mkfs -i a --monmap monmap --keyring keyring
ceph-mon -i a -f > log/mon.out 2>&1 & echo $! > mon.pid
for _ in $(seq 40); do timeout 3 ceph status >/dev/null 2>&1 && break; sleep 0.25; done
U=$(cat /proc/sys/kernel/random/uuid); ceph osd new "$U" >/dev/null 2>&1 || true
ceph-osd -i 0 --mkfs --osd-uuid "$U" >/dev/null 2>&1
ceph-osd -i 0 -f > log/osd.out 2>&1 & echo $! > osd.pid
for _ in $(seq 40); do timeout 3 ceph osd stat 2>/dev/null | grep -q '1 up' && break; sleep 0.25; done
radosgw -n client.rgw.a -f > log/rgw.out 2>&1 & echo $! > rgw.pid
for _ in $(seq 100); do curl -s -m 2 -o /dev/null "http://127.0.0.1:$port/" && break; sleep 0.25; done
timeout 60 radosgw-admin user create --uid=site --display-name=site --access-key=SITEKEY --secret-key=SITESECRET >/dev/null
echo "S3 server: http://127.0.0.1:$port"
